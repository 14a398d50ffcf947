import './chart.css';

export function draw() {
  document.body.append('Chart');
}

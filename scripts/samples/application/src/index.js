import './index.css';
import clip from './clip.mp4';
import inter from './inter.woff2';
import logo from './logo.svg?url';
import photo from './photo.png';

const report = String(new URL('./report.pdf', import.meta.url));

document.querySelector('#root')?.append(clip, inter, logo, photo, report);

void import(/* webpackChunkName: "chart" */ './chart.js').then(({ draw }) => draw());
void import('./add.wasm').then(console.log);
new Worker(new URL('./worker.js', import.meta.url));

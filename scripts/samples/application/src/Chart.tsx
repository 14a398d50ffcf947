export default function Chart() {
  return <svg role="img" aria-label="Chart" />;
}

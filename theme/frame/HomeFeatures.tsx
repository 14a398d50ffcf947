export function HomeFeatures() {
  return null;
}

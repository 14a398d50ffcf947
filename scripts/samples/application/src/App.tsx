export function App() {
  return <h1>Application</h1>;
}

export default App;

export * from './NavBar';

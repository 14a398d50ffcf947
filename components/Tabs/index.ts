export { Tab } from './Tab';
export { Tabs } from './Tabs';

/** Lets this thread import TypeScript. */
import { register } from 'tsx/esm/api';

register();

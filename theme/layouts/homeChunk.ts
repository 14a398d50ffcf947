/** Every page of type home imports this file (markdown/plugins/remarkPageComponents.ts), so that its chunk brings the layout along. */
import { HomePage } from './HomePage';
import { provideHomePage } from './HomeSlot';

provideHomePage(HomePage);

/** Every page of type home imports this file (markdown/plugins/remarkHomeLayout.ts), so that its chunk brings the layout along. */
import { HomePage } from './HomePage';
import { provideHomePage } from './HomeSlot';

provideHomePage(HomePage);

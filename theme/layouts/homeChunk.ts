/**
 * Pages of type `home` import this file (`markdown/plugins/remarkPageComponents.ts`), so their chunk contains the
 * layout.
 */
import { HomePage } from './HomePage';
import { provideHomePage } from './HomeSlot';

provideHomePage(HomePage);

/** Styles that the engine adds to every page of a site with offline support, see `offline/build/offlinePlugin.ts`. */
import '../../theme/styles/offline.css';

export { OfflineKeeper as default } from '@frame/OfflineKeeper';

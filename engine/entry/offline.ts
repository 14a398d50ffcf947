/** The part that the engine puts on every page of a site to be read offline, see `offline/build/offlinePlugin.ts`. */
import '../../theme/styles/offline.css';

export { OfflineKeeper as default } from '@frame/OfflineKeeper';

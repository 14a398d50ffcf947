/** The part that the engine puts on every page of a site to be read offline, see `config/plugins/offline.ts`. */
import '../styles/offline.css';

export { OfflineKeeper as default } from '@frame/OfflineKeeper';

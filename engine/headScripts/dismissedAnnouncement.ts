import { ANNOUNCEMENT_KEY } from '@config/announcement';

/**
 * Hides an announcement that the user has dismissed before first paint, so that it neither flashes nor shifts the page.
 */
export const dismissedAnnouncementScript = `try{if(localStorage.getItem('${ANNOUNCEMENT_KEY}')==='true')document.documentElement.dataset.announcement='dismissed'}catch{}`;

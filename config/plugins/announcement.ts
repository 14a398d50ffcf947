import type { RspressPlugin } from '@rspress/core';
import { ANNOUNCEMENT_KEY } from '../announcement';
import { pluginInlineScript } from './inlineScript';

/** Marks the document where the reader has dismissed the announcement, so that it neither flashes nor shifts the page. */
export const pluginAnnouncement = (): RspressPlugin =>
  pluginInlineScript(
    'announcement',
    `try{if(localStorage.getItem('${ANNOUNCEMENT_KEY}')==='true')document.documentElement.dataset.announcement='dismissed'}catch{}`,
  );

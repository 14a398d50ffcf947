/** The part of the address that holds an overview's filter: `?q=minify`. */
export const OVERVIEW_QUERY = 'q';

/** Keeps a static overview from flashing whole where the address holds a query; hydration takes the mark away. */
export const pendingQueryScript = `if(new URLSearchParams(location.search).get('${OVERVIEW_QUERY}'))document.currentScript.parentElement.dataset.pending=''`;

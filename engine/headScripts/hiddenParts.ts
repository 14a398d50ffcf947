/**
 * Hides the parts of the layout that the query turns off, as in `?sidebar=0`; `theme/hooks/useHiddenParts.ts` takes
 * over.
 */
export const hiddenPartsScript = `{const q=new URLSearchParams(location.search),h=['navbar','sidebar','outline','footer'].filter(p=>q.get(p)==='0');if(h[0])document.documentElement.dataset.hidden=h.join(' ')}`;

import { usePage } from '@rspress/core/runtime';
import type { Zoom } from 'medium-zoom';
import { useEffect } from 'react';

/** specification §9: image zoom selector and attach delay; the library's own scroll threshold is the specified 40 px. */
const SELECTOR = '.rspress-doc img';
const ATTACH_DELAY_MS = 100;

/** Events before a click. The library loads on the first of them. */
const INTENTS = ['pointerenter', 'pointerdown'] as const;

/** If the library's enlarged copy fails to load, it covers the intact image. This hides it. */
function removeBrokenCopy({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.matches('.medium-zoom-image--opened')) {
    target.remove();
  }
}

/**
 * The enlarged copy is outside all landmarks, and the button already describes the image, so assistive technology
 * skips it.
 */
function hideCopiesFromScreenReaders(): void {
  for (const copy of document.querySelectorAll('.medium-zoom-image--opened')) {
    copy.setAttribute('aria-hidden', 'true');
  }
}

/**
 * The library's version without styles, as `components/prose/Image` includes them; the default one adds a style tag,
 * which a strict content security policy blocks.
 */
const loadLibrary = async () => (await import('medium-zoom/dist/pure')).default;

/** Zooms images on click. Loads the library on first hover, focus or touch. */
export function useImageZoom(): void {
  const { pagePath } = usePage().page;
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    let loading: Promise<Zoom | undefined> | undefined;
    let isAttached = false;

    const attach = (images: HTMLElement[]): Promise<Zoom | undefined> =>
      (loading ??= loadLibrary().then(
        (mediumZoom) => {
          const zoom = mediumZoom({ background: 'var(--color-page)', margin: 24 });
          zoom.on('opened', hideCopiesFromScreenReaders);
          if (!signal.aborted) {
            zoom.attach(images);
            isAttached = true;
          }
          return zoom;
        },
        () => {
          // The image stays as it is; the next event tries again.
          loading = undefined;
          return undefined;
        },
      ));

    document.addEventListener('error', removeBrokenCopy, { capture: true, signal });
    const timer = setTimeout(() => {
      // An image in a link follows the link.
      const images = [...document.querySelectorAll<HTMLElement>(SELECTOR)].filter(
        (image) => !image.closest('a'),
      );
      const onIntent = () => void attach(images);
      for (const image of images) {
        for (const intent of INTENTS) image.addEventListener(intent, onIntent, { signal });
        image.addEventListener(
          'click',
          () => {
            // The library handles later clicks itself.
            if (!isAttached) void attach(images).then((zoom) => zoom?.open({ target: image }));
          },
          { signal },
        );
      }
    }, ATTACH_DELAY_MS);

    return () => {
      clearTimeout(timer);
      abort.abort();
      void loading?.then((zoom) => zoom?.detach());
    };
  }, [pagePath]);
}

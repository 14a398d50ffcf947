import { usePage } from '@rspress/core/runtime';
import type { Zoom } from 'medium-zoom';
import { useEffect } from 'react';

/** specification §9: image zoom selector and attach delay; the library's own scroll threshold is the specified 40 px. */
const SELECTOR = '.rspress-doc img';
const ATTACH_DELAY_MS = 100;

/** What a reader does just before a click; the library loads then. */
const INTENTS = ['pointerenter', 'pointerdown'] as const;

/** The library shows a large copy whose failure it has yet to hear of, above the image that is whole. */
function removeBrokenCopy({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.matches('.medium-zoom-image--opened')) {
    target.remove();
  }
}

/** The button around the image says what it shows; a copy outside every landmark would only say so again. */
function silenceCopies(): void {
  for (const copy of document.querySelectorAll('.medium-zoom-image--opened')) {
    copy.setAttribute('aria-hidden', 'true');
  }
}

/** The form without styles, as components/prose/Image has them; the other writes a style tag, which a strict security policy refuses. */
const loadLibrary = async () => (await import('medium-zoom/dist/pure')).default;

/** Zooms the page's images on click; the library comes with the first intent. */
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
          zoom.on('opened', silenceCopies);
          if (!signal.aborted) {
            zoom.attach(images);
            isAttached = true;
          }
          return zoom;
        },
        () => {
          // The image stays as it is, and the next intent asks again.
          loading = undefined;
          return undefined;
        },
      ));

    document.addEventListener('error', removeBrokenCopy, { capture: true, signal });
    const timer = setTimeout(() => {
      // An image in a link leads where the link says.
      const images = [...document.querySelectorAll<HTMLElement>(SELECTOR)].filter(
        (image) => !image.closest('a'),
      );
      const onIntent = () => void attach(images);
      for (const image of images) {
        for (const intent of INTENTS) image.addEventListener(intent, onIntent, { signal });
        image.addEventListener(
          'click',
          () => {
            // Once attached, the library hears the click itself.
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

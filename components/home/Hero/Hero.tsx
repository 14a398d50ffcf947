import { useEffect, useRef, type RefObject, type ReactNode } from 'react';
import { GitHubIcon } from '@components/icons/brandIcons';
import { ArrowUpRightIcon } from '@components/icons/interfaceIcons';
import { SiteLink } from '@components/SiteContext';
import styles from './Hero.module.css';
import artwork from './heroArtwork.svg?url';
import { stars, starShift, type Point } from './starField';
import starStyles from './Stars.module.css';

const STILL_QUERY = '(prefers-reduced-motion: reduce)';

/** Writes each star's shift to its element. @param pointer null resets all stars. */
function moveStars(field: HTMLElement, pointer: Point | null): void {
  const { left, top, width, height } = field.getBoundingClientRect();
  stars.forEach((star, index) => {
    const home = { x: left + (star.left / 100) * width, y: top + (star.top / 100) * height };
    const { x, y } = pointer ? starShift(home, pointer) : { x: 0, y: 0 };
    const element = field.children[index] as HTMLElement;
    const translate = x || y ? `${x.toFixed(1)}px ${y.toFixed(1)}px` : '';
    if (element.style.translate !== translate) element.style.translate = translate;
  });
}

/**
 * Moves the children of `field`, in the order of `stars`, toward the pointer: at most once per frame, without a React
 * render, and not with reduced motion.
 */
function useStarAttraction(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const stillness = window.matchMedia(STILL_QUERY);
    let frame = 0;
    let pointer: Point | null = null;
    const draw = () => {
      frame = 0;
      moveStars(element, stillness.matches ? null : pointer);
    };
    const moveTo = (next: Point | null) => {
      pointer = next;
      frame ||= requestAnimationFrame(draw);
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      moveTo({ x: clientX, y: clientY });
    };
    const onLeave = () => {
      moveTo(null);
    };
    const area = element.parentElement ?? element;
    area.addEventListener('pointermove', onMove, { passive: true });
    area.addEventListener('pointerleave', onLeave);
    return () => {
      cancelAnimationFrame(frame);
      area.removeEventListener('pointermove', onMove);
      area.removeEventListener('pointerleave', onLeave);
    };
  }, [field]);
}

/** Decorative stars that move toward a nearby pointer. */
function Stars() {
  const field = useRef<HTMLDivElement>(null);
  useStarAttraction(field);
  return (
    <div ref={field} className={starStyles.root} data-part="stars" aria-hidden="true">
      {stars.map(({ left, top, size }) => (
        <i
          key={`${left} ${top}`}
          className={starStyles.star}
          style={{ left: `${left}%`, top: `${top}%`, width: size, height: size }}
        />
      ))}
    </div>
  );
}

/** Size of the artwork in pixels; other images are fitted into it. */
const LOGO_WIDTH = 560;
const LOGO_HEIGHT = 540;

export interface HeroProps {
  title?: string;
  subTitle?: string;
  description?: string;
  /** URL of the logo. If it doesn't load, the built-in artwork replaces it. */
  logoUrl?: string;
  /** Whether to show an oval behind the logo. */
  showOvalBg?: boolean;
  /** Whether to show stars that move toward the pointer. */
  showStars?: boolean;
  getStartedButtonText?: string;
  /** Makes 'Get Started' a link, which also works without JavaScript. */
  getStartedHref?: string;
  onClickGetStarted?: () => void;
  /** URL of the source repository; without it, the button is 'Learn More'. */
  githubURL?: string;
  learnMoreButtonText?: string;
  onClickLearnMore?: () => void;
  /** Content below the buttons. */
  children?: ReactNode;
}

/** The first screen of the landing page. Defaults are those of specification §2 'Hero section'. */
export function Hero({
  title = 'Rsbuild',
  subTitle = 'The fast Rust-based web bundler',
  description = 'Seamlessly replace webpack with compatible API',
  logoUrl = artwork,
  showOvalBg = true,
  showStars = false,
  getStartedButtonText = 'Get Started',
  getStartedHref,
  onClickGetStarted,
  githubURL,
  learnMoreButtonText = 'Learn More',
  onClickLearnMore,
  children,
}: HeroProps) {
  return (
    <section className={styles.root} aria-labelledby="hero-title">
      {showStars && <Stars />}
      <div className={styles.text}>
        <h1 id="hero-title" className={styles.title}>
          {title}
        </h1>
        <p className={styles.subTitle}>{subTitle}</p>
        <p className={styles.description}>{description}</p>
        <div className={styles.actions}>
          {getStartedHref ? (
            <SiteLink className={styles.primary} href={getStartedHref} onClick={onClickGetStarted}>
              {getStartedButtonText}
            </SiteLink>
          ) : (
            <button type="button" className={styles.primary} onClick={onClickGetStarted}>
              {getStartedButtonText}
            </button>
          )}
          {githubURL ? (
            <a
              className={styles.secondary}
              href={githubURL}
              target="_blank"
              rel="noopener noreferrer"
            >
              <GitHubIcon className={styles.icon} />
              GitHub
              <ArrowUpRightIcon className={styles.away} />
            </a>
          ) : (
            <button type="button" className={styles.secondary} onClick={onClickLearnMore}>
              {learnMoreButtonText}
            </button>
          )}
        </div>
        {children}
      </div>
      <div className={styles.stage}>
        {showOvalBg && <div className={styles.oval} data-part="oval" />}
        <img
          className={styles.logo}
          src={logoUrl}
          alt=""
          width={LOGO_WIDTH}
          height={LOGO_HEIGHT}
          fetchPriority="high"
          onError={({ currentTarget }) => {
            if (currentTarget.getAttribute('src') !== artwork) currentTarget.src = artwork;
          }}
        />
      </div>
    </section>
  );
}

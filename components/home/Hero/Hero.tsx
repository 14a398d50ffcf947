import type { ReactNode } from 'react';
import { GitHubIcon } from '@components/icons/brandIcons';
import { ArrowUpRightIcon } from '@components/icons/interfaceIcons';
import { SiteLink } from '@components/SiteContext';
import styles from './Hero.module.css';
import artwork from './heroArtwork.svg?url';
import { Stars } from './Stars';

/** Size of the artwork in pixels; an image of another shape is fitted into it. */
const LOGO_WIDTH = 560;
const LOGO_HEIGHT = 540;

export interface HeroProps {
  title?: string;
  subTitle?: string;
  description?: string;
  /** Address of the logo; where it does not load, the artwork that ships with the site takes its place. */
  logoUrl?: string;
  /** An oval behind the logo. */
  showOvalBg?: boolean;
  /** Stars that lean toward the pointer. */
  showStars?: boolean;
  getStartedButtonText?: string;
  /** Makes 'Get Started' a link, so that it also works without JavaScript. */
  getStartedHref?: string;
  onClickGetStarted?: () => void;
  /** Source repository; where there is none, 'Learn More' stands in its place. */
  githubURL?: string;
  learnMoreButtonText?: string;
  onClickLearnMore?: () => void;
  /** Stands below the buttons. */
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

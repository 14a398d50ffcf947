import { lazyWithPreload } from '@components/ui/loading/lazyWithPreload';
import { BackToTop } from '@frame/BackToTop';
import { FactCards } from '@frame/FactCards';
import { LocalMenu } from '@frame/LocalMenu';
import { OutdatedTranslation } from '@frame/OutdatedTranslation';
import { Outline } from '@frame/Outline';
import { PageArticle } from '@frame/PageArticle';
import { PageFooter } from '@frame/PageFooter';
import { PageOverview } from '@frame/PageOverview';
import { PageUpdate } from '@frame/PageUpdate';
import { Sidebar } from '@frame/Sidebar';
import { DocContent } from '@mdx/DocContent';
import styles from './DocPage.module.css';

const OpenFactCard = lazyWithPreload(async () => ({
  default: (await import('@frame/OpenFactCard')).OpenFactCard,
}));

/** Sidebar, content, outline, previous and next. */
export function DocPage() {
  return (
    <>
      <div className={styles.root}>
        <div className={styles.sidebar}>
          <Sidebar />
        </div>
        <div className={styles.middle}>
          <LocalMenu />
          <main id="frame:content" tabIndex={-1} className={styles.main}>
            <OutdatedTranslation />
            <PageArticle>
              <DocContent />
            </PageArticle>
            <PageOverview />
            <FactCards Card={OpenFactCard} load={OpenFactCard.preload} />
            <PageFooter update={<PageUpdate />} />
          </main>
        </div>
        <div className={styles.outline}>
          <Outline />
        </div>
      </div>
      <BackToTop />
    </>
  );
}

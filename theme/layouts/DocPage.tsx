import { Outline } from '@frame/Outline';
import { PageFooter } from '@frame/PageFooter';
import { Sidebar } from '@frame/Sidebar';
import { DocContent } from '@mdx/DocContent';
import styles from './DocPage.module.css';

/** Sidebar, content, outline, previous and next. */
export function DocPage() {
  return (
    <div className={styles.root}>
      <aside className={styles.sidebar} data-part="sidebar">
        <Sidebar />
      </aside>
      <main id="content" className={styles.main}>
        <article className="rspress-doc">
          <DocContent />
        </article>
        <PageFooter />
      </main>
      <aside className={styles.outline} data-part="outline">
        <Outline />
      </aside>
    </div>
  );
}

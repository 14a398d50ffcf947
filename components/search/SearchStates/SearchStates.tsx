import styles from './SearchStates.module.css';

interface SearchLoadingProps {
  text: string;
}

/** Placeholder shown until the first results arrive. */
export function SearchLoading({ text }: SearchLoadingProps) {
  return <p className={styles.loading}>{text}</p>;
}

interface NoHitsProps {
  query: string;
  suggestions: readonly string[];
  labels: Record<'noHits' | 'suggestions', string>;
  onSuggestion: (query: string) => void;
}

/** Message that there are no results, with suggested queries. */
export function NoHits({ query, suggestions, labels, onSuggestion }: NoHitsProps) {
  return (
    <div className={styles.state}>
      <p>
        {labels.noHits} <strong className={styles.query}>{`“${query}”`}</strong>
      </p>
      {suggestions.length > 0 && (
        <>
          <p className={styles.lead}>{labels.suggestions}</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className={styles.suggestion}
                  onClick={() => onSuggestion(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface SearchFailureProps {
  labels: Record<'title' | 'help' | 'ownIndex', string>;
  /** Switches to the embedded index; absent if that is what failed. */
  onEmbeddedIndex?: (() => void) | undefined;
}

/** Error message for search, or for results that are late. */
export function SearchFailure({ labels, onEmbeddedIndex }: SearchFailureProps) {
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{labels.title}</p>
      <p>{labels.help}</p>
      {onEmbeddedIndex && (
        <button type="button" className={styles.ownIndex} onClick={onEmbeddedIndex}>
          {labels.ownIndex}
        </button>
      )}
    </div>
  );
}

import styles from './NoHits.module.css';

interface NoHitsProps {
  query: string;
  suggestions: readonly string[];
  labels: Record<'noHits' | 'suggestions', string>;
  onSuggestion: (query: string) => void;
}

/** Says that nothing was found, and what may be. */
export function NoHits({ query, suggestions, labels, onSuggestion }: NoHitsProps) {
  return (
    <div className={styles.root}>
      <p>
        {labels.noHits} <strong className={styles.query}>{`“${query}”`}</strong>
      </p>
      {suggestions.length > 0 && (
        <>
          <p className={styles.lead}>{labels.suggestions}</p>
          <ul className={styles.list}>
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

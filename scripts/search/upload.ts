import type { Algoliasearch, IndexSettings, SynonymHit } from 'algoliasearch';
import type { SearchRecord } from './records';

/** Records per request. */
export const BATCH_SIZE = 1000;

export interface IndexContents {
  records: readonly SearchRecord[];
  settings: IndexSettings;
  synonyms: SynonymHit[];
}

/**
 * Replaces an index atomically: uploads to a new one, which then gets the old one's name, so that users never search
 * half an index. On failure, the old one stays unchanged.
 */
export async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  { records, settings, synonyms }: IndexContents,
): Promise<void> {
  const draft = `${indexName}_upload_${Date.now()}`;
  try {
    const tasks = [
      await client.setSettings({ indexName: draft, indexSettings: settings }),
      await client.saveSynonyms({ indexName: draft, synonymHit: synonyms }),
    ];
    for (const { taskID } of tasks) await client.waitForTask({ indexName: draft, taskID });
    await client.chunkedBatch({
      indexName: draft,
      objects: [...records],
      batchSize: BATCH_SIZE,
      waitForTasks: true,
    });
    const { taskID } = await client.operationIndex({
      indexName: draft,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await client.waitForTask({ indexName: draft, taskID });
  } catch (error) {
    await client.deleteIndex({ indexName: draft }).catch(() => undefined);
    throw error;
  }
}

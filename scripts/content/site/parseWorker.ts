import { parentPort, workerData } from 'node:worker_threads';
import { takeShare, type Share } from './parseTogether';

parentPort?.postMessage(takeShare(workerData as Share));

// A thread of its own: the library is loaded once, and by a dynamic import that jest does not allow.
import { parentPort } from 'node:worker_threads';
import { extractText } from 'unpdf';

parentPort?.on('message', async ({ id, pdf }) => {
  try {
    const { text } = await extractText(pdf, { mergePages: true });
    parentPort?.postMessage({ id, text });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});

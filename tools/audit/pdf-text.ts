import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

let worker: Worker | undefined;
let last = 0;

/** What the thread answers. */
interface Answer {
  readonly id: number;
  readonly text?: string;
  readonly error?: string;
}

/**
 * All text of a PDF, in the order in which it was written.
 *
 * @throws Error when it cannot be read.
 */
export async function textOfPdf(pdf: Uint8Array): Promise<string> {
  worker ??= new Worker(path.join(__dirname, 'pdf-worker.mjs'));
  // The thread should not keep a program alive that is done.
  worker.unref();
  last += 1;
  const id = last;
  worker.postMessage({ id, pdf: new Uint8Array(pdf) });
  while (true) {
    const [answer] = (await once(worker, 'message')) as [Answer];
    if (answer.id !== id) continue;
    if (answer.text === undefined) throw new Error(`The PDF cannot be read: ${answer.error}`);
    return answer.text;
  }
}

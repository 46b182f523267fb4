import { previewLanguage } from '../preview/preview-language';
import { shotsBesideEnglish } from '../preview/shots-beside-english';
import { chosenPort } from '../serve';
import type { Viewer } from './commands';

/** Shows pages of this project, as they are built from what stands in its folder. */
export const siteViewer: Viewer = {
  preview: async (tag, say) => {
    const { address } = await previewLanguage(tag, { port: chosenPort(process.env.PORT), say });
    return address;
  },
  shots: (tag, say) => shotsBesideEnglish(tag, { say }),
};

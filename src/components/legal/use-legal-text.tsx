import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type LegalDocument, sectionTag } from '../../content/legal/structure';
import { usePageLanguage } from '../../i18n/use-page-language';
import { RichText } from '../text/rich-text';
import { TextLink } from '../text/text-link';

/**
 * Functions for the texts of a legal document by path, such as `children.minimum-age`: `words`
 * returns plain text with facts, `rich` also has links and emphasis. The check of the messages
 * proves that every path exists in every language.
 */
export function useLegalText({ id, sections }: LegalDocument): {
  readonly words: (path: string, values?: Readonly<Record<string, string>>) => string;
  readonly rich: (path: string) => ReactNode;
} {
  const { t } = useTranslation(id);
  const { facts } = usePageLanguage();
  const tags = Object.fromEntries(
    sections.map((section) => [
      sectionTag(section.id),
      <TextLink key={section.id} href={`#${section.id}`} />,
    ]),
  );
  return {
    // The paths come from the structure, not from the key types.
    words: (path, values) => t(`${id}:${path}` as 'title', { ...facts, ...values }),
    rich: (path) => <RichText messageKey={`${id}:${path}`} tags={tags} />,
  };
}

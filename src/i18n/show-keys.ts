import type { i18n, PostProcessorModule, TOptions } from 'i18next';

/** What i18next tells about a message that was found. */
interface Resolved {
  readonly usedNS?: string;
  readonly exactUsedKey?: string;
}

const keyShower: PostProcessorModule = {
  type: 'postProcessor',
  name: 'showKeys',
  process: (value: string, _keys, options: TOptions & { i18nResolved?: Resolved }) => {
    const { usedNS, exactUsedKey } = options.i18nResolved ?? {};
    return `${value} ⟨${usedNS}:${exactUsedKey}⟩`;
  },
};

/**
 * Makes every message say its key: "Pricing ⟨common:header.pricing⟩". For translators in
 * development, at an address with `?keys`; nothing of it is in the built site.
 */
export function showKeys(instance: i18n): void {
  instance.use(keyShower);
  instance.options.postProcess = [keyShower.name];
  // Tells the key that was used in the end, with its plural form, and the file it came from.
  instance.options.postProcessPassResolved = true;
}

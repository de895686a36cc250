import page from '../../locales/en.ftl';

const words = import.meta.glob<string>(
  [
    '../../../src/azulejos/words/locales/en/*.ftl',
    '!../../../src/azulejos/words/locales/en/companion.ftl',
    '!../../../src/azulejos/words/locales/en/full-screen.ftl',
    '!../../../src/azulejos/words/locales/en/online.ftl',
  ],
  { eager: true, import: 'default' },
);

export default [...Object.values(words), page];

import page from '../../locales/nl.ftl';

const words = import.meta.glob<string>(
  [
    '../../../src/azulejos/words/locales/nl/*.ftl',
    '!../../../src/azulejos/words/locales/nl/companion.ftl',
    '!../../../src/azulejos/words/locales/nl/full-screen.ftl',
    '!../../../src/azulejos/words/locales/nl/online.ftl',
  ],
  { eager: true, import: 'default' },
);

export default [...Object.values(words), page];

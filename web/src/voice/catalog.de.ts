import page from '../../locales/de.ftl';

const words = import.meta.glob<string>(
  [
    '../../../src/azulejos/words/locales/de/*.ftl',
    '!../../../src/azulejos/words/locales/de/companion.ftl',
    '!../../../src/azulejos/words/locales/de/full-screen.ftl',
    '!../../../src/azulejos/words/locales/de/online.ftl',
  ],
  { eager: true, import: 'default' },
);

export default [...Object.values(words), page];

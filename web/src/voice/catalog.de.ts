import page from '../../locales/de.ftl';

const words = import.meta.glob<string>(
  [
    '../../../src/azulejos/words/locales/de/*.ftl',
    '!../../../src/azulejos/words/locales/de/companion.ftl',
  ],
  { eager: true, import: 'default' },
);

export default [...Object.values(words), page];

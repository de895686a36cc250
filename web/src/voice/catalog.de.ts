import page from '../../locales/de.ftl';

const words = import.meta.glob<string>('../../../src/azulejos/words/locales/de/*.ftl', {
  eager: true,
  import: 'default',
});

export default [...Object.values(words), page];

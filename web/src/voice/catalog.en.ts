import page from '../../locales/en.ftl';

const words = import.meta.glob<string>('../../../src/azulejos/words/locales/en/*.ftl', {
  eager: true,
  import: 'default',
});

export default [...Object.values(words), page];

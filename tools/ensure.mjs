// Makes a bare clone ready to run: dependencies, the pinned runtime, with --web the built pages.
// --lean: what the store runs on is enough, its tests and checks are not wanted.
// --extra=FOLDER: the packages of that folder are wanted too.
// The system's Node runs this before anything is installed, and it may be an old one: no imports
// and no young syntax here, or the reader gets a syntax error instead of the sentence below.
var wanted = [20, 19];
var found = process.versions.node.split('.').map(Number);

if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error(
    'Hammerdock needs Node ' +
      wanted.join('.') +
      ' or newer to install itself; this is Node ' +
      process.versions.node +
      '. (What it runs on, it then installs by itself.)',
  );
  process.exitCode = 1;
} else {
  var extra = process.argv.filter(function (argument) {
    return argument.indexOf('--extra=') === 0;
  })[0];
  import('./ensure/prepare.mjs')
    .then(function (prepare) {
      return prepare.prepare({
        web: process.argv.indexOf('--web') !== -1,
        lean: process.argv.indexOf('--lean') !== -1,
        extra: extra === undefined ? null : extra.slice('--extra='.length),
      });
    })
    .catch(function (error) {
      console.error(error.explained ? error.message : error);
      process.exitCode = 1;
    });
}

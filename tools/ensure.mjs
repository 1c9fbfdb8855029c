// Prepares a bare clone: dependencies, the pinned runtime, and with --web the built pages.
// --lean: only what the store needs to run, without tests and checks.
// --extra=FOLDER: also the packages of that folder.
// The system's Node, possibly an old one, runs this before anything is installed: no imports and no
// recent syntax here, so that the reader sees the message below and not a syntax error.
var wanted = [20, 19];
var found = process.versions.node.split('.').map(Number);

if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error(
    'Hammerdock needs Node ' +
      wanted.join('.') +
      ' or newer to install itself; this is Node ' +
      process.versions.node +
      '. (The pinned version is then installed automatically.)',
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

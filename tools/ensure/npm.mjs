import { spawn } from 'node:child_process';
import { Explained } from './explained.mjs';
import { root } from './root.mjs';

/**
 * Runs npm with the Node that npm itself runs on, not with the first one in PATH: that may be the
 * pinned one, which `npm ci` is about to delete.
 * @param {string[]} args
 */
export async function runNpm(args) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env;
  const child = /npm-cli\.c?js$/.test(cli)
    ? spawn(node, [cli, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] })
    : spawn('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] });
  let output = '';
  child.stderr.on('data', (piece) => {
    process.stderr.write(piece);
    output = (output + piece).slice(-8000);
  });
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.once('close', resolve);
  });
  if (code !== 0) throw new Explained(explain(args, output));
}

/**
 * @param {string[]} args
 * @param {string} output
 */
function explain(args, output) {
  const what = `npm ${args.slice(0, 2).join(' ')}`;
  if (/ENOSPC|no space left on device/i.test(output)) {
    return `The disk is full: ${what} needs about 1.5 GB in ${root}, and space in npm's cache.`;
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/.test(output)) {
    return `${what} could not reach the npm registry. Check the network or proxy and start again.`;
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return `${what} may not write in ${root}. Change the owner of the checkout and start again.`;
  }
  return `${what} failed; see its output above. Start again to retry.`;
}

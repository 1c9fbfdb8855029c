import { spawn } from 'node:child_process';
import { Explained } from './explained.mjs';
import { root } from './root.mjs';

/**
 * Runs npm by the very Node that npm runs on, never by the one first in PATH: that may be the
 * pinned one, which `npm ci` is about to delete.
 * @param {string[]} args
 */
export async function runNpm(args) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env;
  const child = /npm-cli\.c?js$/.test(cli)
    ? spawn(node, [cli, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] })
    : spawn('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] });
  let told = '';
  child.stderr.on('data', (piece) => {
    process.stderr.write(piece);
    told = (told + piece).slice(-8000);
  });
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      told += error.message;
      resolve(1);
    });
    child.once('close', resolve);
  });
  if (code !== 0) throw new Explained(explain(args, told));
}

/**
 * @param {string[]} args
 * @param {string} told
 */
function explain(args, told) {
  const what = `npm ${args.slice(0, 2).join(' ')}`;
  if (/ENOSPC|no space left on device/i.test(told)) {
    return `The disk is full: ${what} needs some 1.5 GB in ${root}, and room in npm's cache.`;
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/.test(told)) {
    return `${what} could not reach the npm registry. Check the network or proxy and start again.`;
  }
  if (/EACCES|EPERM|EROFS/.test(told)) {
    return `${what} may not write in ${root}. Make the checkout yours and start again.`;
  }
  return `${what} failed; what it said stands above. Starting again repeats it.`;
}

import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

export const scorePassword = (password: string): 0 | 1 | 2 | 3 | 4 => zxcvbn.check(password).score;

// Loaded only where a password is chosen: the word lists weigh more than a page.
import { strengthOf, type PasswordStrength } from '@hammerdock/domain/checks/password.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

export const estimate = (password: string): PasswordStrength =>
  strengthOf(estimator.check(password).score);

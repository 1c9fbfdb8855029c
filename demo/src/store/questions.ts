import type { SeedQuestion } from '../seed/questions.ts';

export const QUESTIONS: readonly SeedQuestion[] = [
  {
    about: 'French door refrigerator, 27 cubic feet, stainless',
    question: 'Does the water line come with it, and is there a filter?',
    answer: 'The line is there. The filter is missing; a new one is about $40.',
  },
  {
    about: 'Cordless lawn mower, 40 V, 20 inch',
    question: 'Is the charger included?',
    answer: 'Yes, the charger and one battery.',
  },
  {
    about: 'Laptop, 15.6 inch, 16 GB, 512 GB',
    question: 'Which version of Windows is on it?',
    answer: 'Windows 11 Home, freshly installed and not activated.',
  },
  {
    about: 'Standing desk, electric, 55 by 28 inch',
    question: 'Does the top come off for transport?',
    answer: 'Yes, with eight screws. The frame folds flat.',
  },
  {
    about: 'Folding treadmill with incline',
    question: 'Does it fit into a minivan when folded?',
    answer: null,
  },
];

// Ranges would be no shorter: they are scattered. A test compares them with the known ZIP codes.
const UNUSED_PREFIXES: ReadonlySet<string> = new Set(
  (
    '000 001 002 003 004 099 213 269 343 345 348 353 419 428 429 517 518 519 529 533 536 552 ' +
    '568 578 579 589 621 632 642 643 659 663 682 694 695 696 697 698 699 702 709 715 732 742 ' +
    '771 817 818 819 839 848 849 854 858 861 862 866 867 868 869 872 886 887 888 892 896 899 ' +
    '909 929 987'
  ).split(' '),
);

/** Whether ZIP codes begin with these three digits, of the armed forces and the islands too. */
export const isZipPrefix = (digits: string): boolean => !UNUSED_PREFIXES.has(digits);

/** The questions of a sanitized page that open: `<details><summary>question</summary>answer`. */
export const viewFaq = (html: string): { question: string; answer: string }[] =>
  html
    .split('<details>')
    .slice(1)
    .map((part) => {
      const [inside = ''] = part.split('</details>');
      const [summary = '', ...answer] = inside.split('</summary>');
      return {
        question: summary.replace('<summary>', '').trim(),
        answer: answer.join('').trim(),
      };
    });

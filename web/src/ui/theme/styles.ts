// The styles of all pages, in this order. Imported before all other modules with styles, so that
// those override Mantine's.
import './mantine.css';
import './theme-variables.gen.css';
import './theme.ts';
import './page.css';

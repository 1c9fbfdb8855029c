// The styles of every page. Those of a page and of its components load with their code
// (web/mantine-styles.ts), and a rendered page links them.
import './layers.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './theme-variables.gen.css';
import './theme.ts';
import './page.css';
// Loaded with every page, because most of them may show these.
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/EmptyState.layer.css';
import '../states/state-illustration.module.css';

// The development server bundles Mantine beforehand, without its styles.
if (import.meta.env.DEV) await import('@mantine/core/styles.layer.css');

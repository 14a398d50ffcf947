import { expect, it } from 'vitest';
import { entriesOf } from './entries';

const PAGE = `# Messages

## Server {#server}

### Port <port> is occupied {#no-code}

### \`Port <port> is occupied\` {#port}

Text.

\`\`\`txt
Port <port> is in use
\`\`\`

\`\`\`text
not a form
\`\`\`

### \`\` Unknown option \`<option>\` \`\` {#option}
`;

it('reads the messages of headings in code, and the other forms below them', () => {
  expect(entriesOf(PAGE)).toEqual([
    { id: 'port', templates: ['Port <port> is occupied', 'Port <port> is in use'] },
    { id: 'option', templates: ['Unknown option `<option>`'] },
  ]);
});

import { useState } from 'react';
import { FileField } from '../../ui/forms/FileField.tsx';
import type { Story } from '../story.ts';
import { useSampleSet } from '../useSampleSet.ts';

const samples = {
  en: {
    logo: 'Logo',
    images: 'PNG or SVG',
    hint: 'It stands 30 px high in the header.',
    batch: 'Standards',
    xml: 'NISO STS XML',
  },
  ar: {
    logo: 'الشعار',
    images: 'PNG أو SVG',
    hint: 'يظهر في الترويسة بارتفاع 30 بكسل.',
    batch: 'المواصفات',
    xml: 'NISO STS XML',
  },
};

function Logo() {
  const { logo, images, hint } = useSampleSet(samples);
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileField
      label={logo}
      hint={hint}
      types={['image/png', 'image/svg+xml']}
      typesInWords={images}
      maxBytes={512_000}
      files={files}
      onChange={setFiles}
      required
    />
  );
}

function Batch() {
  const { batch, xml } = useSampleSet(samples);
  const [files, setFiles] = useState<readonly File[]>([
    new File(['<standard/>'], 'nsb-e-214-24.xml', { type: 'text/xml', lastModified: 0 }),
  ]);
  return (
    <FileField
      label={batch}
      types={['.xml']}
      typesInWords={xml}
      maxBytes={50_000_000}
      files={files}
      onChange={setFiles}
      takesMany
    />
  );
}

export const story: Story = {
  title: 'File field',
  note: 'It refuses by type and size, and keeps what was chosen before. What is in a file is the server’s to judge.',
  states: [
    { name: 'One file, at most 512 kB', element: <Logo /> },
    { name: 'Many files', element: <Batch /> },
  ],
};

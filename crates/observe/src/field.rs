//! What the entries of a vector mean, field by field.

/// A run of entries with one meaning.
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    /// Its name, as in `money`.
    pub name: &'static str,
    /// What an entry says, in a sentence.
    pub about: &'static str,
    /// What its entries stand for and how many there are, the last axis changing fastest. Without an axis there is one.
    pub axes: Vec<(&'static str, usize)>,
    /// What a byte is divided by where numbers of about one are wanted.
    pub most: u16,
    /// Whether a value is a whole number of two bytes with a sign, the high byte first; the last axis is then `byte`.
    pub wide: bool,
    /// Its first entry.
    pub start: usize,
}

impl Field {
    /// A field of single bits.
    pub fn new(name: &'static str, about: &'static str) -> Self {
        Self { name, about, axes: Vec::new(), most: 1, wide: false, start: 0 }
    }

    /// One more axis, faster than those before.
    #[must_use]
    pub fn per(mut self, axis: &'static str, len: usize) -> Self {
        self.axes.push((axis, len));
        self
    }

    /// What its bytes are divided by.
    #[must_use]
    pub fn most(mut self, most: u16) -> Self {
        self.most = most.max(1);
        self
    }

    /// How many entries it has.
    pub fn len(&self) -> usize {
        self.axes.iter().map(|(_, len)| len).product()
    }

    /// Whether a board has no entry for it.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// All fields of a vector, in order.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Layout {
    /// The fields.
    pub fields: Vec<Field>,
    scales: Vec<f32>,
    wide: Vec<(usize, f32)>,
}

impl Layout {
    /// How many entries a vector has.
    pub fn inputs(&self) -> usize {
        self.scales.len()
    }

    /// The field of this name.
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }

    /// The same vector in numbers of about one: each byte divided by what its field says. The high byte of a number of
    /// two bytes becomes the whole number, the low one a part of 256.
    ///
    /// # Panics
    /// If either slice has not as many entries as the layout.
    pub fn scale(&self, bytes: &[u8], into: &mut [f32]) {
        assert!(bytes.len() == self.inputs() && into.len() == self.inputs(), "one entry for each input");
        for ((entry, &byte), scale) in into.iter_mut().zip(bytes).zip(&self.scales) {
            *entry = f32::from(byte) * scale;
        }
        for &(start, scale) in &self.wide {
            into[start] = f32::from(i16::from_be_bytes([bytes[start], bytes[start + 1]])) * scale;
        }
    }

    pub(crate) fn push(&mut self, mut field: Field) {
        field.start = self.inputs();
        let scale = 1.0 / f32::from(field.most);
        for entry in 0..field.len() {
            if field.wide && entry % 2 == 0 {
                self.wide.push((field.start + entry, scale));
            }
            self.scales.push(if field.wide { 1.0 / 256.0 } else { scale });
        }
        self.fields.push(field);
    }
}

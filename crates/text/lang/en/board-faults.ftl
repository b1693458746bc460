### What is wrong in a board file. Each sentence stands after its JSON path, says what is wrong and what to do.

## Any board

fault-json = This is not JSON: reading stopped at line { NUMBER($line, useGrouping: "false") }, column { NUMBER($column, useGrouping: "false") }. Correct the file there.
# $key is the name of a field.
fault-missing = The field “{ $key }” is missing. Add it.
fault-object = This must be an object: named fields in braces.
fault-list = This must be a list in square brackets.
# $found, $least and $most count entries, or the licences of all routes together.
fault-count = Found { $found } here, but there must be at least { $least } and at most { $most }. Add or remove some.
fault-text = This must be a text in quotation marks.
fault-long = This text is longer than 4,000 characters. Shorten it.
fault-id = “{ $id }” is not an id. Use 1 to 48 lower-case letters a to z, digits and hyphens.
# $id may be a city, a colour or a title.
fault-unknown = “{ $id }” is not one of the values allowed here. Check the spelling, or add it to the list it comes from.
fault-twice = “{ $id }” is already taken. Choose another, so that each has its own.
fault-number = This must be a whole number from { $least } to { $most }.
fault-decimal = This must be a number from −100,000 to 100,000.
fault-flag = This must be true or false, without quotation marks.
fault-anchor = A label’s anchor must be “start”, “middle” or “end”.
fault-loop = Both ends are the same city. Give it two different ones.
fault-isolated = No route touches { $city }. Add one, or remove the city.

## Remarks: nothing wrong, but worth knowing

# $known lists the sheets there are.
remark-backdrop = There is no sheet “{ $id }” to draw on, so the map is on plain paper. We have: { $known }.
